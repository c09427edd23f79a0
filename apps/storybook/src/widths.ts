function screen(name: string, width: number, height: number) {
  return { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } };
}

/** Viewports of the toolbar. 320 px also corresponds to 1280 px at 400 % zoom (WCAG 2.2, 1.4.10). */
export const widths = {
  narrowest: screen('Narrowest phone', 320, 640),
  phone: screen('Phone', 360, 740),
  tablet: screen('Tablet', 768, 1024),
  desk: screen('Desk', 1440, 900),
};
