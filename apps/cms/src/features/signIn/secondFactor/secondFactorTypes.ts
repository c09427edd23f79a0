/** The second factor of an admin user; there is none without a row. */
const secondFactor = {
  displayName: 'Zweite Faktoren',
  indexes: [{ name: 'second_factors_user_unique', columns: ['user_id'], type: 'unique' }],
  attributes: {
    userId: { type: 'integer', required: true },
    /** Encrypted, see openKey of factors.ts. */
    sealedKey: { type: 'text', required: true, private: true },
    /** The time step of the last code that was accepted: neither it nor an earlier one is accepted again. */
    lastStep: { type: 'integer', required: true },
  },
};

/** A recovery code that was not used yet. Holds only a hash. */
const recoveryCode = {
  displayName: 'Wiederherstellungscodes',
  indexes: [{ name: 'recovery_codes_unique', columns: ['user_id', 'hash'], type: 'unique' }],
  attributes: {
    userId: { type: 'integer', required: true },
    hash: { type: 'string', required: true, private: true },
  },
};

/** Types of the second factor, which the service itself writes. */
export const secondFactorTypes = { 'second-factor': secondFactor, 'recovery-code': recoveryCode } as const;
