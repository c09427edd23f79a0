import type { ReactNode } from 'react';

export interface InputProps {
  name: string;
  label: string;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  type?: string;
  attribute?: Attribute;
}

/** An attribute of Strapi's schema with the texts that the description of its field gives. */
export interface Attribute {
  pluginOptions?: { content?: { correction?: string; names?: Readonly<Record<string, string>> } };
}

/** The German names of the values of a field; none for free text. */
export const namesOf = (attribute: Attribute | undefined): Readonly<Record<string, string>> | undefined =>
  attribute?.pluginOptions?.content?.names;
