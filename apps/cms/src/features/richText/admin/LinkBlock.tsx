import { Box, Button, Flex, Popover } from '@strapi/design-system';
import { linkField } from '@group/content-client/contract/content/fields';
import { normaliseLink } from '@group/content-client/contract/links';
import { useState } from 'react';
import { Editor, Node, Transforms } from 'slate';
import { ReactEditor, type RenderElementProps, useSlateStatic } from 'slate-react';
import { LabelledInput } from '../../../adminUi/LabelledInput.tsx';
import type { LinkNode } from './nodes.ts';

const { hint, correction, regex } = linkField({});
const linkFormat = new RegExp(regex);

function removeLink(editor: Editor, link: LinkNode): void {
  Transforms.unwrapNodes(editor, { at: ReactEditor.findPath(editor, link) });
}

function changeLink(editor: Editor, link: LinkNode, text: string, url: string): void {
  const path = ReactEditor.findPath(editor, link);
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes(editor, { url }, { at: path });
    if (text === Node.string(link)) return;
    for (const _ of link.children) Transforms.removeNodes(editor, { at: [...path, 0] });
    Transforms.insertNodes(editor, { type: 'text', text }, { at: [...path, 0] });
  });
}

interface DialogProps {
  link: LinkNode;
  onClose: () => void;
}

/** The target and text of a link, which is new as long as it has no target. */
function LinkDialog({ link, onClose }: DialogProps) {
  const editor = useSlateStatic();
  const [text, setText] = useState(Node.string(link));
  const [target, setTarget] = useState(link.url);
  const [isChecked, setIsChecked] = useState(false);
  const isNew = link.url === '';
  const problem = linkFormat.test(target) ? undefined : correction;

  function end(change?: () => void): void {
    change?.();
    onClose();
    ReactEditor.focus(editor);
  }
  const remove = (): void => end(() => removeLink(editor, link));
  const cancel = isNew ? remove : () => end();

  function save(): void {
    setIsChecked(true);
    if (!problem) end(() => changeLink(editor, link, text.trim() || target, normaliseLink(target)));
  }

  return (
    <Popover.Content onPointerDownOutside={cancel} onEscapeKeyDown={cancel}>
      <Flex direction="column" alignItems="stretch" gap={4} padding={4} width={{ initial: '100%', medium: '40rem' }}>
        <LabelledInput
          name="linkTarget"
          label="Ziel"
          hint={hint}
          value={target}
          problem={isChecked ? problem : undefined}
          onChange={setTarget}
        />
        <LabelledInput
          name="linkText"
          label="Text"
          hint="Leer: wie das Ziel."
          isOptional
          value={text}
          problem={undefined}
          onChange={setText}
        />
        <Flex justifyContent="end" gap={2}>
          {!isNew && (
            <Button variant="danger-light" onClick={remove}>
              Link entfernen
            </Button>
          )}
          <Button variant="tertiary" onClick={cancel}>
            Abbrechen
          </Button>
          <Button onClick={save}>Übernehmen</Button>
        </Flex>
      </Flex>
    </Popover.Content>
  );
}

/** A link in a text. Its dialog opens by itself after it is added, and by a click. */
function Link({ attributes, children, element }: RenderElementProps) {
  const link = element.type === 'link' ? element : undefined;
  const [isOpen, setIsOpen] = useState(link?.url === '');
  if (!link) return null;
  return (
    <Popover.Root open={isOpen}>
      <Popover.Trigger>
        <Box {...attributes} tag="a" href={link.url || undefined} color="primary600" onClick={() => setIsOpen(true)}>
          {children}
        </Box>
      </Popover.Trigger>
      {isOpen && <LinkDialog link={link} onClose={() => setIsOpen(false)} />}
    </Popover.Root>
  );
}

/** Replaces the dialog of Strapi's links: it does not say why it rejects `www.…`, and asks for attributes that the websites set. */
export const renderLink = (props: RenderElementProps) => <Link {...props} />;
