import { hiddenInAdmin } from '../../../content/content-types.ts';

/** The second factor of an admin user; there is none without a row. */
const secondFactor = {
  kind: 'collectionType',
  collectionName: 'second_factors',
  indexes: [{ name: 'second_factors_user_unique', columns: ['user_id'], type: 'unique' }],
  info: { singularName: 'second-factor', pluralName: 'second-factors', displayName: 'Zweite Faktoren' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    userId: { type: 'integer', required: true },
    /** Encrypted, see secondFactor/sealedKey.ts. */
    sealedKey: { type: 'text', required: true, private: true },
    /** The time step of the last code that was accepted: neither it nor an earlier one is accepted again. */
    lastStep: { type: 'integer', required: true },
  },
};

/** A recovery code that was not used yet. Holds only a hash. */
const recoveryCode = {
  kind: 'collectionType',
  collectionName: 'recovery_codes',
  indexes: [{ name: 'recovery_codes_unique', columns: ['user_id', 'hash'], type: 'unique' }],
  info: { singularName: 'recovery-code', pluralName: 'recovery-codes', displayName: 'Wiederherstellungscodes' },
  options: { draftAndPublish: false },
  pluginOptions: hiddenInAdmin,
  attributes: {
    userId: { type: 'integer', required: true },
    hash: { type: 'string', required: true, private: true },
  },
};

/** Types of the second factor, which the service itself writes. */
export const secondFactorTypes = { 'second-factor': secondFactor, 'recovery-code': recoveryCode } as const;
