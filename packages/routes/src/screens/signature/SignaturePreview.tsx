import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { Icon } from '@group/ui/Icon';
import { Notice } from '@group/ui/Notice';
import { Stack } from '@group/ui/Stack';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { type CopyResult, copySignature, isAllSelected } from './copySignature.ts';
import { showStyled } from './showStyled.ts';
import { signatureTexts } from './signature.texts.ts';
import { signatureHtml, signatureText } from './signatureHtml.ts';
import type { Signature } from './signature.ts';
import * as styles from './SignaturePreview.css.ts';

/** The signature as it will look in a mail, and the way to the clipboard. */
export function SignaturePreview({ signature }: { signature: Signature }) {
  const texts = useTexts(signatureTexts);
  const preview = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<{ html: string; result: CopyResult }>();
  const html = signatureHtml(signature);
  const text = signatureText(signature);
  const shown = signatureHtml(signature, '');
  useEffect(() => {
    if (preview.current) showStyled(preview.current, shown);
  }, [shown]);
  // What was said of an earlier signature does not hold for this one.
  const result = done?.html === html ? done.result : undefined;

  async function copy(): Promise<void> {
    if (!preview.current) return;
    setDone(undefined);
    setDone({ html, result: await copySignature({ html, text }, preview.current) });
  }

  /** Copied by hand, it is the same signature, with addresses that work in a mail. */
  function give(event: ClipboardEvent<HTMLDivElement>): void {
    if (!isAllSelected(event.currentTarget)) return;
    event.preventDefault();
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    setDone({ html, result: 'copied' });
  }

  return (
    <div className={styles.side}>
      <Heading level={2} size="title3">
        {texts.preview}
      </Heading>
      <div className={styles.mail}>
        <p className={styles.greeting}>{texts.greeting}</p>
        <div ref={preview} className={styles.signature} data-signature="" onCopy={give} />
      </div>
      <Stack>
        <div className={styles.action}>
          <Button onClick={() => void copy()}>
            <Icon name="copy" />
            {texts.copy}
          </Button>
        </div>
        <div role="status">
          {result === 'copied' && (
            <Notice tone="success" title={texts.copied}>
              <p>{texts.copiedNext}</p>
            </Notice>
          )}
          {result === 'selected' && (
            <Notice title={texts.selected}>
              <p>{texts.selectedNext}</p>
            </Notice>
          )}
        </div>
      </Stack>
    </div>
  );
}
