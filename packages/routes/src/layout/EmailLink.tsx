import { Icon } from '@group/ui/Icon';
import { Link } from '@group/ui/Link';
import { Fragment } from 'react';

export interface EmailLinkProps {
  email: string;
  /** Whether an envelope stands before the address. */
  icon?: boolean;
}

/**
 * An e-mail address that opens the visitor's mail program. Where it is too long for a line, it breaks at the `@` or before a
 * dot; browsers that translate the page would take these parts for words.
 */
export function EmailLink({ email, icon = false }: EmailLinkProps) {
  return (
    <Link variant="contact" href={`mailto:${email}`}>
      {icon && <Icon name="mail" />}
      <span translate="no">
        {email.split(/(?=[.@])|(?<=@)/).map((part, position) => (
          <Fragment key={position}>
            {position > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </Link>
  );
}
