/** The few marks that rules pages use inside a paragraph: bold, italic, and references to other clauses. */
export interface Piece {
  kind: 'text' | 'strong' | 'em' | 'clause';
  text: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*[a-z]?)\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > done) found.push({ kind: 'text', text: text.slice(done, match.index) });
    const [whole, strong, em, clause] = match;
    found.push({ kind: strong ? 'strong' : em ? 'em' : 'clause', text: strong ?? em ?? clause ?? whole });
    done = match.index + whole.length;
  }
  if (done < text.length) found.push({ kind: 'text', text: text.slice(done) });
  return found;
}
