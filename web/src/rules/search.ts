/** Finds clauses by words or number, whatever the accents and capitals. */
import type { RulesChapter } from '../types';

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The chapters with only the paragraphs that hold every word of the query. */
export function findClauses(chapters: RulesChapter[], query: string): RulesChapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((paragraph) => {
        const text = plain(`${paragraph.clause ?? ''} ${paragraph.text}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
