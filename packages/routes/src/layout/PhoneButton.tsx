import { Button } from '@group/ui/Button';
import { Icon } from '@group/ui/Icon';
import { phoneLink } from '../site/phoneLink.ts';
import { useSite } from '../site/useSite.ts';

/** A link that calls a number, by default the site's; nothing without a number. */
export function PhoneButton({ phone }: { phone?: string | undefined }) {
  const { configuration } = useSite();
  const number = phone ?? configuration?.phone;
  if (!number) return null;
  return (
    <Button variant="secondary" href={phoneLink(number)}>
      <Icon name="phone" />
      {number}
    </Button>
  );
}
