import { Modal } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { TouchTargets } from '../../../../admin/TouchTargets.tsx';
import { listen, type OpenQuestion, type Question } from './questions.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForm } from './SetUpForm.tsx';

const titles: Readonly<Record<Question['kind'], string>> = {
  code: 'Code eingeben',
  setup: 'Zweiten Faktor einrichten',
  recovery: 'Ihre Wiederherstellungscodes',
};

function Content({ question, answer }: OpenQuestion) {
  if (question.kind === 'recovery') {
    return <RecoveryCodes codes={question.codes} onDone={() => answer(undefined)} />;
  }
  const replies = { error: question.error, onCode: answer, onCancel: () => answer(undefined) };
  if (question.kind === 'setup') return <SetUpForm setUp={question.setUp} {...replies} />;
  return (
    <CodeForm
      label="Code aus Ihrer Authenticator-App"
      hint="Sechs Ziffern, oder einer Ihrer Wiederherstellungscodes."
      submit="Anmelden"
      {...replies}
    />
  );
}

/** Recovery codes are shown once: a key or a click beside them must not close them. */
const stay = (event: Event): void => event.preventDefault();

/** Beside the login's form: asks for the second factor, and shows the set-up to those who must have one. */
export function SecondFactorDialog() {
  const [open, setOpen] = useState<OpenQuestion>();
  useEffect(() => {
    listen(setOpen);
    return () => listen(undefined);
  }, []);
  if (!open) return null;
  const answer = (code: string | undefined): void => {
    setOpen(undefined);
    open.answer(code);
  };
  return (
    <Modal.Root open onOpenChange={(stays: boolean) => !stays && answer(undefined)}>
      <Modal.Content
        aria-describedby={undefined}
        onPointerDownOutside={stay}
        onEscapeKeyDown={open.question.kind === 'recovery' ? stay : undefined}
      >
        <TouchTargets>
          <Modal.Header closeLabel="Schliessen">
            <Modal.Title>{titles[open.question.kind]}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Content question={open.question} answer={answer} />
          </Modal.Body>
        </TouchTargets>
      </Modal.Content>
    </Modal.Root>
  );
}
