/** Copies a text; where the browser has no clipboard (a plain http address), through a hidden field. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text);
  }
}

function copyThroughField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'only-heard';
  const parent = document.querySelector('dialog[open]') ?? document.body;
  parent.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
