/** A signature in the two forms that a clipboard can hold. */
export interface SignatureCopy {
  html: string;
  text: string;
}

/** `selected` where the browser refused: the preview is selected, and the visitor copies it. */
export type CopyResult = 'copied' | 'selected';

function blob(content: string, type: string): Blob {
  return new Blob([content], { type });
}

function select(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

/** Whether all of an element is selected, and not a word in it only. */
export function isAllSelected(element: Element): boolean {
  const content = element.firstElementChild;
  return content !== null && getSelection()?.containsNode(content) === true;
}

/** Lets the browser copy what is selected; the preview answers with the whole signature. */
function copySelected(): boolean {
  try {
    // Old, but everywhere; and what a page gives this way is taken as it is, while the clipboard's own interface reads
    // HTML like a page, whose policy forbids the styles in it.
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

async function writeToClipboard({ html, text }: SignatureCopy): Promise<boolean> {
  try {
    const item = new ClipboardItem({ 'text/html': blob(html, 'text/html'), 'text/plain': blob(text, 'text/plain') });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}

/** Puts a signature on the clipboard. Where that is refused, the preview stays selected, to be copied by hand. */
export async function copySignature(copy: SignatureCopy, preview: Element): Promise<CopyResult> {
  select(preview);
  if (!copySelected() && !(await writeToClipboard(copy))) return 'selected';
  getSelection()?.removeAllRanges();
  return 'copied';
}
