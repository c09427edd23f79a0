export interface Member {
  id: number;
  username: string;
  email: string;
  isInvited: boolean;
  isBlocked: boolean;
  /** Whether the person may state what is free in the houses of these organisations. */
  statesPlaces: boolean;
  /** Ids of organisations. */
  companies: readonly number[];
}

export type MemberValues = Pick<Member, 'username' | 'email' | 'isBlocked' | 'statesPlaces' | 'companies'>;

export interface MembersAnswer {
  companies: readonly { id: number; name: string }[];
  members: readonly Member[];
}
