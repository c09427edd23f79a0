import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function Anchor(props: AnchorProps) {
  // The content is in `props.children`, which the rule does not see.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(Anchor);

/** Renders all links inside with this component, which adds a language prefix, for example. Without it, they are plain anchors. */
export function LinkProvider({ anchor, children }: { anchor: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={anchor}>{children}</LinkContext>;
}

/** The component that renders links. */
export function useAnchor(): ComponentType<AnchorProps> {
  return useContext(LinkContext);
}
