import { Button } from '@group/ui/Button';
import { Icon } from '@group/ui/Icon';
import { phoneLink } from '../site/phoneLink.ts';

/** A link that calls a number; nothing without a number. */
export function CallButton({ phone }: { phone: string | undefined }) {
  if (!phone) return null;
  return (
    <Button variant="secondary" href={phoneLink(phone)}>
      <Icon name="phone" />
      {phone}
    </Button>
  );
}
