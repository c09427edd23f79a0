/// <reference path="../assets.d.ts" />
import type { ReactNode } from 'react';
import { spriteId, symbolId } from './iconIds.ts';
import type { IconName } from './iconNames.ts';
import icons from './icons.svg?raw';
import { UsedIcons } from './usedIcons.ts';

const symbols = new Map((icons.match(/<symbol.*<\/symbol>/g) ?? []).map((text) => [text.split('"', 2)[1], text]));

function symbolOf(name: IconName): string {
  const symbol = symbols.get(symbolId(name));
  if (!symbol) throw new Error(`there is no icon named ${name}`);
  return symbol;
}

/** Rendered after the page, so that the set is complete. */
function Symbols({ used }: { used: ReadonlySet<IconName> }) {
  const markup = [...used].map(symbolOf).join('');
  return (
    <div id={spriteId} hidden>
      <svg dangerouslySetInnerHTML={{ __html: markup }} />
    </div>
  );
}

/**
 * Renders a page and, behind it, the icons that it uses, each once. In a file of their own they would load after the
 * styles, which costs a slow phone one more round trip. For the server: it includes all icons.
 */
export function IconSprite({ children }: { children: ReactNode }) {
  const used = new Set<IconName>();
  return (
    <UsedIcons value={used}>
      {children}
      <Symbols used={used} />
    </UsedIcons>
  );
}
