import type { ScreenHandle } from '../../site/screenHandle.ts';

/** A composed page that stands alone, for example on a screen in the house (specification, section 2: `/v/{handle}`). */
export const handle: ScreenHandle = { layout: 'bare', listed: false };

export { default, loader, meta } from './page.route.tsx';
