import makeQrCode from 'qrcode-generator';

/** Modules of white that readers need on each side. */
const margin = 4;

/** A QR code, drawn here: its text goes to no other service. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = makeQrCode(0, 'M');
  code.addData(text);
  code.make();
  const modules = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  const dark = modules.flatMap((row) =>
    modules.filter((column) => code.isDark(row, column)).map((x) => `M${x} ${row}h1v1h-1z`),
  );
  const size = modules.length + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      shapeRendering="crispEdges"
      width="240"
    >
      <rect x={-margin} y={-margin} width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
