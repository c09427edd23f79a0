import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

function Anchor(props: AnchorProps) {
  // The words are in `props.children`; the rule cannot see them.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<AnchorProps>>(Anchor);

/** Gives all links inside the router's way of following them. Without it they are plain anchors. */
export function LinkProvider({ anchor, children }: { anchor: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={anchor}>{children}</LinkContext>;
}

/** The element that a link is made of. */
export function useAnchor(): ComponentType<AnchorProps> {
  return useContext(LinkContext);
}
