import { useEffect, useId, useRef } from 'react';
import { Heading } from '../../Heading/Heading.tsx';
import { useMessages } from '../../messages/LanguageProvider.tsx';
import * as styles from './ErrorSummary.css.ts';
import { errorSummaryMessages } from './ErrorSummary.messages.ts';

export interface ErrorSummaryProps {
  /** In the order of the fields; a field may have several. A new array is a new attempt, and takes the focus again. */
  errors: readonly { name: string; message: string }[];
  /** Where "There is a problem" does not fit. */
  title?: string;
}

/** All that is wrong, on top of the form: takes the focus, says each problem in words, and leads to its field. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const messages = useMessages(errorSummaryMessages);
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => summary.current?.focus(), [errors]);

  if (errors.length === 0) return null;
  return (
    // Without React the browser gives the focus as the page arrives: here begins what the visitor waits for.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={summary} className={styles.summary} role="alert" aria-labelledby={titleId} tabIndex={-1} autoFocus>
      <Heading level={2} size="title3" id={titleId}>
        {title ?? messages.title}
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
