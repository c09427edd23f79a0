import { useEffect, useId, useRef } from 'react';
import { Heading } from '../../Heading/Heading.tsx';
import { useMessages } from '../../messages/LanguageProvider.tsx';
import * as styles from './ErrorSummary.css.ts';
import { errorSummaryMessages } from './ErrorSummary.messages.ts';

export interface ErrorSummaryProps {
  /** In the order of the fields; a field may have several. A new array, as after another submission, takes focus. */
  errors: readonly { name: string; message: string }[];
}

/** GOV.UK-style error summary above a form: takes focus, describes each error and links to its field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const messages = useMessages(errorSummaryMessages);
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => summary.current?.focus(), [errors]);

  if (errors.length === 0) return null;
  return (
    // Without hydration, the browser moves focus when the page loads.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={summary} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1} autoFocus>
      <Heading level={2} size="title3" id={titleId}>
        {messages.title}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={message}>
            <a className={styles.link} href={`#${name}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
