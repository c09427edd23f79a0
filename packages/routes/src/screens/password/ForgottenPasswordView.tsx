import { Button } from '@group/ui/Button';
import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Field } from '@group/ui/form/Field';
import { Link } from '@group/ui/Link';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { Section } from '@group/ui/Section';
import { Text } from '@group/ui/Text';
import { form } from '../../forms/form.css.ts';
import { FormTitle, rejected } from '../../forms/FormTitle.tsx';
import { PageOpening } from '../../layout/PageOpening.tsx';
import { paths } from '../../site/paths.ts';
import { loginMessages } from '../../staff/login.messages.ts';
import { SignInFailure } from '../../staff/SignInFailure.tsx';
import { passwordMessages } from './password.messages.ts';
import type { ForgottenAnswer } from './passwordState.ts';

interface Props {
  /** Whether links are mailed; if not, the page says whom to ask. */
  mails: boolean;
  answer?: ForgottenAnswer | undefined;
}

function ForgottenForm({ answer }: Pick<Props, 'answer'>) {
  const messages = useMessages(passwordMessages);
  const outcome = answer?.outcome;
  return (
    <form method="post" className={form} noValidate>
      {(outcome === 'tooMany' || outcome === 'unavailable') && <SignInFailure problem={outcome} />}
      {outcome === 'noName' && <ErrorSummary errors={[{ name: 'name', message: messages.noName }]} />}
      <Field
        name="name"
        label={messages.name}
        autoComplete="username"
        verbatim
        defaultValue={answer && 'name' in answer ? answer.name : undefined}
        error={outcome === 'noName' ? messages.noName : undefined}
      />
      <div>
        <Button type="submit">{messages.send}</Button>
      </div>
    </form>
  );
}

/** Sends staff a link that sets a new password, or says who gives them one. */
export function ForgottenPasswordView({ mails, answer }: Props) {
  const messages = useMessages(passwordMessages);
  const { title } = useMessages(loginMessages);
  const sendsNone = !mails || answer?.outcome === 'noMails';
  const isSent = !sendsNone && answer?.outcome === 'sent';
  const heading = isSent ? messages.sent : messages.forgotten;
  const lead = sendsNone ? messages.noMails : isSent ? messages.sentHelp : messages.lead;
  return (
    <Section>
      <FormTitle title={heading} answer={answer && 'name' in answer ? rejected : undefined} />
      <PageOpening
        steps={[
          { name: title, path: paths.login.href() },
          { name: messages.forgotten, path: paths.forgottenPassword.href() },
        ]}
        title={heading}
      >
        <div role={answer && (isSent || sendsNone) ? 'status' : undefined}>
          <Text size="lead">{lead}</Text>
        </div>
      </PageOpening>
      {!sendsNone && !isSent && <ForgottenForm answer={answer} />}
      <Text size="small">{messages.company}</Text>
      <Text>
        <Link href={paths.login.href()}>{messages.back}</Link>
      </Text>
    </Section>
  );
}
