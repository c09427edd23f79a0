import { Button, Dialog, Flex } from '@strapi/design-system';
import { ConfirmDialog, useNotification } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { TitledPage } from './TitledPage.tsx';
import { TouchTargets, WayBack } from './TouchTargets.tsx';

interface LayoutProps {
  name: string;
  back: ReactNode;
  children: ReactNode;
}

export const AccountLayout = ({ name, back, children }: LayoutProps) => (
  <TouchTargets>
    <TitledPage title={name} navigationAction={<WayBack>{back}</WayBack>}>
      <Flex direction="column" alignItems="stretch" gap={6} style={{ maxWidth: '72rem' }}>
        {children}
      </Flex>
    </TitledPage>
  </TouchTargets>
);

export const DeleteAccount = ({ sentence, onDelete }: { sentence: string; onDelete: () => void }) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="danger-light">Konto löschen</Button>
    </Dialog.Trigger>
    <ConfirmDialog onConfirm={onDelete}>{sentence}</ConfirmDialog>
  </Dialog.Root>
);

export function useNotifiedActions() {
  const { toggleNotification } = useNotification();
  return (action: () => Promise<void>) => (): void =>
    void action().catch((error: unknown) =>
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : 'Das ging nicht.' }),
    );
}
