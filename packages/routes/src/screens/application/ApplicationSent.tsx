import { Button } from '@group/ui/Button';
import { Heading } from '@group/ui/Heading';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Stack } from '@group/ui/Stack';
import { Text } from '@group/ui/Text';
import { Confirmation } from '../../forms/Confirmation.tsx';
import { CallButton } from '../../layout/CallButton.tsx';
import { paths } from '../../site/paths.ts';
import { applicationMessages } from './application.messages.ts';
import type { Sent } from '../../forms/formAnswer.ts';
import type { OtherHouse } from './ApplicationForm.tsx';

interface ApplicationSentProps {
  sent: Sent;
  job?: { title: string; contact?: { name: string; phone?: string | undefined } | undefined } | undefined;
  otherHouses?: readonly OtherHouse[] | undefined;
  reply?: string | undefined;
  phone?: string | undefined;
}

/** Confirms an application: its reference, by when the house replies, whom to call, and a way on. */
export function ApplicationSent({ sent, job, otherHouses = [], reply, phone }: ApplicationSentProps) {
  const messages = useMessages(applicationMessages);
  const { sent: reference, link, houses = [] } = sent;
  const names = otherHouses.flatMap(({ key, name }) => (houses.includes(key) ? name : []));
  const contact = job?.contact?.phone ? job.contact : undefined;
  const number = contact?.phone ?? phone;
  return (
    <>
      <Confirmation title={messages.sent} reference={reference}>
        {job && <p>{messages.appliedFor(job.title)}</p>}
      </Confirmation>
      <Stack>
        <Heading level={2} size="title3">
          {messages.next}
        </Heading>
        {names.length > 0 && <Text>{messages.sentToo(names.join(', '))}</Text>}
        {reply && <Text>{reply}</Text>}
        {link && (
          <>
            <Text>{messages.page}</Text>
            <div>
              <Button href={link}>{messages.toPage}</Button>
            </div>
          </>
        )}
        {number && <Text>{contact ? messages.questionsTo(contact.name) : messages.questions}</Text>}
        {number && (
          <div>
            <CallButton phone={number} />
          </div>
        )}
      </Stack>
      <div>
        <Button variant="quiet" href={paths.vacancies.href()}>
          {messages.toJobs}
        </Button>
      </div>
      <div>
        <Button variant="quiet" href={paths.application.href()}>
          {messages.another}
        </Button>
      </div>
    </>
  );
}
