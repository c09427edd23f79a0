import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';

export interface EmailLinkProps {
  email: string;
  /** Whether an envelope stands before the address. */
  icon?: boolean;
}

/** An e-mail address that opens the visitor's mail program. Where it is too long for a line, it breaks after the `@`. */
export function EmailLink({ email, icon = false }: EmailLinkProps) {
  const domainStart = email.indexOf('@') + 1;
  return (
    <Link variant="contact" href={`mailto:${email}`}>
      {icon && <Icon name="mail" />}
      <span>
        {email.slice(0, domainStart)}
        <wbr />
        {email.slice(domainStart)}
      </span>
    </Link>
  );
}
