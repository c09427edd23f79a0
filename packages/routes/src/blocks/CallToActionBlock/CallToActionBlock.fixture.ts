import type { LoadedBlockOf } from '../block/block.ts';

export const callToActionBlockFixture: LoadedBlockOf<'call-to-action'> = {
  type: 'call-to-action',
  title: 'Kommen Sie vorbei',
  text: 'Wir zeigen Ihnen das Haus.',
  link: '/kontakt',
  label: 'Besuch vereinbaren',
};
