import { Button, Dialog } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient } from '@strapi/strapi/admin';
import { DataTable } from '../../../../admin/DataTable.tsx';

export interface Other {
  id: number;
  name: string;
  email: string;
}

interface Props {
  others: readonly Other[];
  onChange: () => Promise<void>;
  onFailure: () => void;
}

/** For administrators: takes the second factor from a user who has lost the app and the recovery codes. */
export function OthersWithFactor({ others, onChange, onFailure }: Props) {
  const reset = async ({ id }: Other): Promise<void> => {
    await getFetchClient().del(`/content/second-factor/${id}`);
    await onChange();
  };
  return (
    <DataTable
      headings={['Name', 'E-Mail', 'Zurücksetzen']}
      rows={others.map((other) => ({
        key: other.id,
        cells: [
          other.name,
          other.email,
          <Dialog.Root key="reset">
            <Dialog.Trigger>
              <Button size="S" variant="danger-light" aria-label={`Zurücksetzen: ${other.name}`}>
                Zurücksetzen
              </Button>
            </Dialog.Trigger>
            <ConfirmDialog onConfirm={() => void reset(other).catch(onFailure)}>
              {`${other.name} meldet sich danach mit dem Passwort allein an und richtet den zweiten Faktor neu ein. Haben Sie sich vergewissert, dass die Bitte von dieser Person kommt?`}
            </ConfirmDialog>
          </Dialog.Root>,
        ],
      }))}
    />
  );
}
