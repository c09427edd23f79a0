import { type RefObject, useEffect, useRef, useState } from 'react';

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of the website, in its own pixels. */
  width: number;
}

export function PreviewFrame({ frame, width }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, size.width / width);
  return (
    <div ref={room} style={{ flex: 1, minHeight: 0, overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title="Vorschau des Entwurfs"
        // A page in it cannot lead the admin away.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the website is on another origin, so it cannot lift it
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        style={{
          display: 'block',
          width,
          height: scale > 0 ? size.height / scale : 0,
          marginInline: scale < 1 ? 0 : 'auto',
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}
