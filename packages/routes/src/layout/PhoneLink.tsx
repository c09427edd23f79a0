import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { phoneLink } from '../site/phoneLink.ts';

interface PhoneLinkProps {
  /** In Swiss notation: `044 000 00 00`. */
  phone: string;
  /** Whether a receiver stands before the number. */
  icon?: boolean;
}

/** A phone number that the visitor's phone calls. */
export function PhoneLink({ phone, icon = false }: PhoneLinkProps) {
  return (
    <Link variant="contact" href={phoneLink(phone)}>
      {icon && <Icon name="phone" />}
      {phone}
    </Link>
  );
}
