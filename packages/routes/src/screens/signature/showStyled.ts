/**
 * Renders HTML with inline styles under a content security policy that forbids `style` attributes in markup: the styles
 * are set from the script instead. The HTML must be safe, see `signatureHtml`.
 */
export function showStyled(place: HTMLElement, html: string): void {
  const mark = 'data-css';
  place.innerHTML = html.replaceAll(' style="', ` ${mark}="`);
  for (const element of place.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    element.style.cssText = element.getAttribute(mark) ?? '';
    element.removeAttribute(mark);
  }
}
