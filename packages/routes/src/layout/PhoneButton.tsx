import { useSite } from '../site/useSite.ts';
import { CallButton } from './CallButton.tsx';

/** A link that calls a number, by default the site's; nothing without a number. */
export function PhoneButton({ phone }: { phone?: string | undefined }) {
  const { configuration } = useSite();
  return <CallButton phone={phone ?? configuration?.phone} />;
}
