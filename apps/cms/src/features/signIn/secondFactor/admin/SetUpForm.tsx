import { Flex, Typography } from '@strapi/design-system';
import type { SetUp } from '../checkCode.ts';
import { CodeForm } from './CodeForm.tsx';
import { QrCode } from '../QrCode.tsx';

interface Props {
  setUp: SetUp;
  error?: string | undefined;
  onCode: (code: string) => Promise<void> | void;
  onCancel: () => void;
}

const groups = (key: string): string => (key.match(/.{4}/g) ?? []).join(' ');

/** Shows the key that an authenticator app needs, and takes its first code. */
export const SetUpForm = ({ setUp, error, onCode, onCancel }: Props) => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    <Typography tag="p">
      Öffnen Sie auf Ihrem Telefon oder Computer eine Authenticator-App, und lesen Sie damit dieses Bild ein.
    </Typography>
    <Flex justifyContent="center">
      <QrCode text={setUp.uri} label="QR-Code mit dem Schlüssel für Ihre Authenticator-App" />
    </Flex>
    <Typography tag="p">
      Oder geben Sie der App diesen Schlüssel: <strong>{groups(setUp.key)}</strong>
    </Typography>
    <CodeForm
      label="Code aus der App"
      hint="Sechs Ziffern. Die App zeigt alle 30 Sekunden einen neuen Code."
      submit="Einrichten"
      error={error}
      onCode={onCode}
      onCancel={onCancel}
    />
  </Flex>
);
