/**
 * Shows HTML with styles on its elements on a page whose policy forbids such styles in markup: they are set one by one,
 * as a script may. The HTML must be safe, see `signatureHtml`.
 */
export function showStyled(place: HTMLElement, html: string): void {
  const mark = 'data-css';
  place.innerHTML = html.replaceAll(' style="', ` ${mark}="`);
  for (const element of place.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    element.style.cssText = element.getAttribute(mark) ?? '';
    element.removeAttribute(mark);
  }
}
