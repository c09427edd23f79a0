import { Alert } from '@group/ui/Alert';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { UsedIcons } from '@group/ui/usedIcons';
import { type ComponentType, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { useSite } from '../../site/useSite.ts';
import { errorMessages } from '../error.messages.ts';
import { ReloadLink } from '../ReloadLink.tsx';
import * as styles from './Island.css.ts';
import { codeTimeout } from './codeTimeout.ts';
import { islandMarks, type IslandName } from './islandMarks.ts';
import { type IslandPayload, IslandRoot } from './IslandRoot.tsx';

/** `T` where JSON can express it; other parts of it become `never`. */
type Serialised<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? never
    : { [Key in keyof T]: Serialised<T[Key]> };

interface IslandProps<Props extends object> {
  name: IslandName;
  component: ComponentType<Props>;
  props: Props & Serialised<Props>;
}

/**
 * Marks the part of a page that needs React in the browser. The server renders it as a React root of its own, as the
 * browser will, so that both generate the same ids. Before it is an alert for the case that its code does not arrive.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const messages = useMessages(errorMessages);
  const language = useLanguage();
  const { pathPrefix } = useSite();
  const usedIcons = useContext(UsedIcons);
  const payload: IslandPayload<Props> = { language, pathPrefix, props };
  const marks = {
    [islandMarks.name]: name,
    [islandMarks.payload]: JSON.stringify(payload),
    className: styles.island,
  };
  const root = (
    <UsedIcons value={usedIcons}>
      <IslandRoot component={component} payload={payload} />
    </UsedIcons>
  );
  return (
    <>
      <div hidden>
        <Alert tone="problem" title={messages.unexpected} live>
          <p>{messages.unexpectedHelp}</p>
          <ReloadLink />
        </Alert>
      </div>
      {typeof document === 'undefined' ? (
        <>
          <div {...marks} dangerouslySetInnerHTML={{ __html: renderToString(root, { identifierPrefix: name }) }} />
          <script dangerouslySetInnerHTML={{ __html: codeTimeout }} />
        </>
      ) : (
        <div {...marks}>{root}</div>
      )}
    </>
  );
}
