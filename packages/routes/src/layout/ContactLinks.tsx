import { EmailLink } from './EmailLink.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface ContactLinksProps {
  phone?: string | undefined;
  email?: string | undefined;
}

/** How to reach a person: each link on a line of its own. */
export function ContactLinks({ phone, email }: ContactLinksProps) {
  return (
    <>
      {phone && (
        <div>
          <PhoneLink phone={phone} />
        </div>
      )}
      {email && (
        <div>
          <EmailLink email={email} />
        </div>
      )}
    </>
  );
}
