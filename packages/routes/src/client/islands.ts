import type { LoadIsland } from '../layout/Island/Island.enhance.ts';
import type { IslandName } from '../layout/Island/islandMarks.ts';

/** The code of each island: a chunk of its own, loaded on pages that have the island. */
export const islands: Readonly<Record<IslandName, LoadIsland>> = {
  Application: async () => (await import('../screens/application/Application.tsx')).Application,
  OpenDates: async () => (await import('../screens/visit/OpenDates.tsx')).OpenDates,
  Passport: async () => (await import('../screens/passport/Passport.tsx')).Passport,
  SignatureMaker: async () => (await import('../screens/signature/SignatureMaker.tsx')).SignatureMaker,
  VisitPage: async () => (await import('../screens/visitPage/VisitPage.tsx')).VisitPage,
};
