import { Box, Checkbox, Field, Flex, TextInput } from '@strapi/design-system';
import { maxAlternativeText } from '../../checks/alternativeText.ts';
import type { UndescribedPicture } from '../undescribedPictures.ts';
import { backendUrl } from '../../../admin/backendUrl.ts';

/** What an editor says of a picture. */
export interface Description {
  text: string;
  isDecorative: boolean;
}

interface Props extends Description {
  picture: UndescribedPicture;
  /** German sentence. */
  error: string | undefined;
  onChange: (description: Description) => void;
}

/** A picture with the field for its alternative text. */
export const PictureField = ({ picture: { id, name, url }, text, isDecorative, error, onChange }: Props) => (
  <Flex tag="li" gap={4} alignItems="flex-start" wrap="wrap">
    <Box background="neutral150" hasRadius style={{ width: '9.6rem', height: '9.6rem' }}>
      <img
        src={new URL(url, backendUrl() || window.location.origin).href}
        alt=""
        style={{ width: '100%', height: '100%', objectFit: 'contain' }}
      />
    </Box>
    <Flex direction="column" alignItems="stretch" gap={2} style={{ flex: '1 1 20rem', minWidth: 0 }}>
      <Field.Root name={`bild-${id}`} error={error} hint="Was ist zu sehen? Ein Satz genügt.">
        <Field.Label
          style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >{`Alternativtext für ${name}`}</Field.Label>
        <TextInput
          type="text"
          value={text}
          maxLength={maxAlternativeText}
          disabled={isDecorative}
          onChange={({ target }: { target: { value: string } }) => onChange({ text: target.value, isDecorative })}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Checkbox
        checked={isDecorative}
        onCheckedChange={(checked) => onChange({ text, isDecorative: checked === true })}
      >
        Nur Schmuck
      </Checkbox>
    </Flex>
  </Flex>
);
