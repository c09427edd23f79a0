import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Alert } from '@group/ui/Alert';
import { Stack } from '@group/ui/Stack';
import { useLanguage, useMessages } from '@group/ui/messages/LanguageProvider';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { type CopyResult, copySignature, isAllSelected } from './copySignature.ts';
import { showStyled } from './showStyled.ts';
import { signatureMessages } from './signature.messages.ts';
import { signatureHtml, signatureText } from './signatureHtml.ts';
import type { Signature } from './signature.ts';
import * as styles from './SignaturePreview.css.ts';

interface SignaturePreviewProps {
  signature: Signature;
  /** Called instead of copying a signature without a name. */
  askForName(this: void): void;
}

/** A preview of the signature in a mail, with a button that copies it. */
export function SignaturePreview({ signature, askForName }: SignaturePreviewProps) {
  const messages = useMessages(signatureMessages);
  const preview = useRef<HTMLDivElement>(null);
  const [lastCopy, setLastCopy] = useState<{ html: string; result: CopyResult }>();
  const html = signatureHtml(signature);
  const text = signatureText(signature, useLanguage());
  const shown = signatureHtml(signature, '');
  useEffect(() => {
    if (preview.current) showStyled(preview.current, shown);
  }, [shown]);
  // The result of copying an earlier version does not apply to this one.
  const result = lastCopy?.html === html ? lastCopy.result : undefined;

  async function copy(): Promise<void> {
    if (!signature.name) return askForName();
    if (!preview.current) return;
    setLastCopy(undefined);
    setLastCopy({ html, result: await copySignature({ html, text }, preview.current) });
  }

  /** Copying the selection by hand yields the same signature, with absolute URLs. */
  function handleCopy(event: ClipboardEvent<HTMLDivElement>): void {
    if (!isAllSelected(event.currentTarget)) return;
    event.preventDefault();
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    setLastCopy({ html, result: 'copied' });
  }

  return (
    <div className={styles.side}>
      <Heading level={2} size="title3">
        {messages.preview}
      </Heading>
      <div className={styles.mail}>
        <p className={styles.greeting}>{messages.greeting}</p>
        <div ref={preview} className={styles.signature} data-signature="" onCopy={handleCopy} />
      </div>
      <Stack>
        <div className={styles.action}>
          <Button onClick={() => void copy()}>
            <Icon name="copy" />
            {messages.copy}
          </Button>
        </div>
        <div role="status">
          {result === 'copied' && (
            <Alert tone="success" title={messages.copied}>
              <p>{messages.copiedNext}</p>
            </Alert>
          )}
          {result === 'selected' && (
            <Alert title={messages.selected}>
              <p>{messages.selectedNext}</p>
            </Alert>
          )}
        </div>
      </Stack>
    </div>
  );
}
