import type { VisitOccasion } from '@group/content-client/contract/content/enumerations';
import { maxPersons } from '@group/content-client/contract/submissions/fields';
import { isMinor, type WishDays, wishNumbers } from '@group/content-client/visit/visit.schema';
import { Accordion } from '@group/ui/Accordion';
import { Field } from '@group/ui/form/Field';
import { Select } from '@group/ui/form/Select';
import { TextArea } from '@group/ui/form/TextArea';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import type { OpenVisit } from '../../domain/visits/openVisits.ts';
import type { VisitRequest } from '../../domain/visits/visitAddress.ts';
import { ConfirmedTel } from '../../forms/ConfirmedTel.tsx';
import { useFormFields } from '../../forms/fieldErrors.ts';
import type { FormAnswer, NotSent } from '../../forms/formAnswer.ts';
import { PlainForm } from '../../forms/PlainForm.tsx';
import type { FormToken } from '../../forms/spamGuard.server.ts';
import { Island } from '../../layout/Island/Island.tsx';
import { OpenDates } from './OpenDates.tsx';
import { openDatesMessages } from './openDates.messages.ts';
import { visitMessages } from './visit.messages.ts';
import * as styles from './VisitView.css.ts';

/** What one comes for is known. */
export type ShownRequest = VisitRequest & { occasion: VisitOccasion };

interface VisitFormProps {
  request: ShownRequest;
  visits: readonly OpenVisit[];
  areUnknown?: boolean | undefined;
  days: WishDays;
  formToken: FormToken;
  /** Whether mails are sent. */
  mails: boolean;
  answer?: FormAnswer | undefined;
}

const wishFields = ['wish1', 'wish2', 'wish3'] as const;

const fieldNames = ['slot', ...wishFields, 'name', 'about', 'contact', 'email', 'tel', 'persons', 'message'] as const;

type FieldOf = ReturnType<typeof useFormFields<(typeof fieldNames)[number]>>['field'];

interface WishesProps extends Pick<VisitFormProps, 'days'> {
  field: FieldOf;
  values: Readonly<Record<string, string>>;
}

/** The days that suit the visitor, where no open date does. */
function Wishes({ field, days, values }: WishesProps) {
  const messages = useMessages(visitMessages);
  return (
    <Stack>
      <Text tone="soft">{messages.wishesHint}</Text>
      {wishNumbers.map((number) => (
        <div key={number} className={styles.wish}>
          <Field {...field(`wish${number}`)} type="date" {...days} optional="silently" />
          <Select
            name={`part${number}`}
            label={messages.part}
            placeholder={messages.any}
            optional="silently"
            defaultValue={values[`part${number}`]}
            options={(['morning', 'afternoon'] as const).map((part) => ({ value: part, label: messages[part] }))}
          />
        </div>
      ))}
    </Stack>
  );
}

const numbersOfPersons = Array.from({ length: maxPersons }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

interface VisitorProps extends Pick<VisitFormProps, 'mails'> {
  field: FieldOf;
  refused: NotSent | undefined;
  minor: boolean;
  several: boolean;
}

/** Who comes; of minors a first name and one contact. */
function Visitor({ field, refused, minor, several, mails }: VisitorProps) {
  const messages = useMessages(visitMessages);
  if (minor)
    return (
      <>
        <Text>{messages.minor}</Text>
        <Field {...field('name')} label={messages.firstName} autoComplete="given-name" enterKeyHint="next" />
        <Field {...field('contact')} inputMode="email" verbatim />
        <ConfirmedTel refused={refused} name="contact" />
      </>
    );
  return (
    <>
      <Field {...field('name')} autoComplete="name" enterKeyHint="next" />
      <Field
        {...field('email')}
        hint={mails ? `${messages.reachHint} ${messages.invitation}` : messages.reachHint}
        type="email"
        autoComplete="email"
        enterKeyHint="next"
        optional="silently"
      />
      <Field {...field('tel')} type="tel" autoComplete="tel" enterKeyHint="next" optional="silently" />
      <ConfirmedTel refused={refused} />
      {several && (
        <Select
          {...field('persons')}
          defaultValue={refused?.values.persons ?? '1'}
          options={numbersOfPersons}
          optional="silently"
        />
      )}
      <TextArea {...field('message')} optional />
    </>
  );
}

/** A plain form; its dates are an island. */
export function VisitForm({ request, visits, areUnknown, days, formToken, mails, answer }: VisitFormProps) {
  const messages = useMessages(visitMessages);
  const openDates = useMessages(openDatesMessages);
  const refused = answer?.sent === undefined ? answer : undefined;
  const values = refused?.values ?? {};
  const labels = {
    ...messages,
    slot: openDates.slot,
    wish1: messages.wish(1),
    wish2: messages.wish(2),
    wish3: messages.wish(3),
    about: request.occasion === 'trialDay' ? messages.occupation : messages.about,
  };
  const { errors, field } = useFormFields(refused, fieldNames, labels, values);
  const { occasion, house, slot, ageGroup } = request;
  return (
    <PlainForm formToken={formToken} refused={refused} errors={errors}>
      <input type="hidden" name="occasion" defaultValue={occasion} />
      <input type="hidden" name="house" defaultValue={house ?? ''} />
      <input type="hidden" name="ageGroup" defaultValue={ageGroup ?? ''} />
      <Island
        name="OpenDates"
        component={OpenDates}
        props={{ occasion, house, visits, areUnknown, chosen: values.slot ?? slot, error: field('slot').error }}
      />
      <Accordion
        summary={messages.wishes}
        open={visits.length === 0 || refused?.values.slot === '' || wishFields.some((wish) => values[wish])}
      >
        <Wishes field={field} days={days} values={values} />
      </Accordion>
      {occasion !== 'visit' && <Field {...field('about')} optional="silently" />}
      <Visitor field={field} refused={refused} minor={isMinor(ageGroup)} several={occasion === 'visit'} mails={mails} />
    </PlainForm>
  );
}
