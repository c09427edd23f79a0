/** A signature as HTML and as text, for the clipboard. */
export interface SignatureCopy {
  html: string;
  text: string;
}

/** `selected` where the browser rejects it: the preview is selected for copying by hand. */
export type CopyResult = 'copied' | 'selected';

function blob(content: string, type: string): Blob {
  return new Blob([content], { type });
}

function select(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

/** Whether the whole content of an element is selected, not just a part of it. */
export function isAllSelected(element: Element): boolean {
  const content = element.firstElementChild;
  return content !== null && getSelection()?.containsNode(content) === true;
}

/** Copies the selection; the preview's `copy` handler supplies the whole signature. */
function copySelected(): boolean {
  try {
    // Deprecated but universally supported. Data from a `copy` handler is taken verbatim, while the Clipboard API
    // parses HTML under the page's policy, which forbids inline styles.
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

/** Copies a signature to the clipboard. Where the browser rejects that, the preview stays selected for copying by hand. */
export async function copySignature(copy: SignatureCopy, preview: Element): Promise<CopyResult> {
  select(preview);
  if (!copySelected() && !(await writeToClipboard(copy))) return 'selected';
  getSelection()?.removeAllRanges();
  return 'copied';
}
