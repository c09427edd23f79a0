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

/**
 * Puts a signature on the clipboard. Where that is refused, the preview is selected and copied as by hand, which the
 * preview answers with the same signature.
 */
export async function copySignature({ html, text }: SignatureCopy, preview: Element): Promise<CopyResult> {
  try {
    const item = new ClipboardItem({ 'text/html': blob(html, 'text/html'), 'text/plain': blob(text, 'text/plain') });
    await navigator.clipboard.write([item]);
    return 'copied';
  } catch {
    select(preview);
    // Old, but the only way on pages and in browsers without the clipboard interface.
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}
