import { Alert, Box, Button, Portal } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { type Row, rowsIn } from '../../../strapi/row.ts';

const field = 'blocks';

/** Offers a block back that was just deleted, until the form is saved: Strapi deletes it at the first click. */
export function DeletedBlock() {
  const { value: blocks } = useField(field);
  const isModified = useForm('DeletedBlock', ({ modified }) => modified);
  const addBlock = useForm('DeletedBlock', ({ addFieldRow }) => addFieldRow);
  const [deleted, setDeleted] = useState<{ block: Row; index: number }>();
  const former = useRef<Row[]>([]);

  useEffect(() => {
    const before = former.current;
    const now = rowsIn(blocks);
    former.current = now;
    // A form that is loaded again can have fewer blocks, too.
    if (!isModified) return setDeleted(undefined);
    const keys = new Set(now.map(({ __temp_key__: key }) => key));
    const index = before.findIndex(({ __temp_key__: key }) => !keys.has(key));
    const block = before[index];
    if (block && now.length === before.length - 1) setDeleted({ block, index });
  }, [blocks, isModified]);

  if (!deleted) return null;
  const restore = (): void => {
    addBlock(field, { ...deleted.block }, deleted.index);
    setDeleted(undefined);
  };
  return (
    <Portal>
      <Box position="fixed" bottom="2.4rem" left="50%" zIndex={3} style={{ transform: 'translateX(-50%)' }}>
        <Alert
          closeLabel="Schliessen"
          onClose={() => setDeleted(undefined)}
          action={
            <Button size="S" variant="tertiary" onClick={restore}>
              Rückgängig
            </Button>
          }
        >
          Der Block ist gelöscht.
        </Alert>
      </Box>
    </Portal>
  );
}
