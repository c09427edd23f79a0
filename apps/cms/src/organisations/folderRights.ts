import type { Core } from '@strapi/strapi';
import { refusal } from '../strapi/refusal.ts';
import { type Folder, readFolders, uploadFolderOf } from './folders.ts';
import { currentRights } from './rights.ts';
import { holding } from './roles.ts';

/** A folder in a request: as JSON or in a form; `null` and nothing stand for the library itself. */
export type GivenFolder = number | string | null | undefined;

/** A node of the tree of folders. */
export interface FolderNode {
  id: number;
  children: FolderNode[];
}

/** What a user who belongs to some organisations only may do with folders. */
export interface FolderRights {
  organisations: readonly string[];
  find: (given: GivenFolder) => Folder | undefined;
  sees: (given: GivenFolder) => boolean;
  /** Throws unless files and folders may be put into this folder. */
  requireDestination: (given: GivenFolder) => void;
  /** Throws unless these folders may be renamed, moved and deleted. */
  requireOwn: (given: readonly GivenFolder[]) => void;
  /** Where an upload goes: to the chosen folder if it is the organisation's, otherwise to its upload folder. */
  placeUpload: (given: GivenFolder) => number | null;
  /** The tree without the folders of others. What lies in one of these, and is not theirs, takes its place. */
  visible: (nodes: readonly FolderNode[]) => FolderNode[];
  /** Paths of these folders, and whether another's folder lies in one of them. */
  within: (given: readonly GivenFolder[]) => { paths: string[]; hasOthers: boolean };
}

const foreign = 'Dieser Ordner gehört zu einem anderen Betrieb. Bitte wählen Sie einen Ihres Betriebs.';
const notOwn = 'Das geht nur in den Ordnern Ihres Betriebs. Bitte wählen Sie einen davon.';
const fixed = 'Den Ordner eines Betriebs verwaltet die Gruppe. Darin können Sie eigene Ordner anlegen.';

const refuse = (message: string): never => {
  throw refusal(message);
};

function rightsIn(folders: ReadonlyMap<number, Folder>, organisations: readonly string[]): FolderRights {
  const owns = ({ owner }: Folder): boolean => owner !== null && organisations.includes(owner);
  const rights: FolderRights = {
    organisations,
    find: (given) => folders.get(Number(given ?? Number.NaN)),
    // Everybody sees the folders of the group: its pictures are for all organisations.
    sees(given) {
      const found = rights.find(given);
      return !found || found.owner === null || found.owner === holding || owns(found);
    },
    requireDestination(given) {
      if (!rights.sees(given)) refuse(foreign);
      const found = rights.find(given);
      if (!found || !owns(found)) refuse(notOwn);
    },
    requireOwn(given) {
      for (const each of given) {
        rights.requireDestination(each);
        if (rights.find(each)?.isUploadFolder) refuse(fixed);
      }
    },
    placeUpload(given) {
      if (!rights.sees(given)) refuse(foreign);
      const found = rights.find(given);
      return (found && owns(found) ? found : uploadFolderOf(folders, organisations[0]))?.id ?? null;
    },
    visible: (nodes) =>
      nodes.flatMap((node) => {
        const children = rights.visible(node.children);
        return rights.sees(node.id) ? [{ ...node, children }] : children;
      }),
    within(given) {
      const paths = given.flatMap((each) => rights.find(each)?.path ?? []);
      const isWithin = (path: string): boolean => paths.some((each) => path === each || path.startsWith(`${each}/`));
      return { paths, hasOthers: [...folders.values()].some((each) => isWithin(each.path) && !owns(each)) };
    },
  };
  return rights;
}

/** The rights of the current user; `undefined` without a limit. */
export async function folderRights(strapi: Core.Strapi): Promise<FolderRights | undefined> {
  const rights = await currentRights(strapi);
  return rights?.organisations && rightsIn(await readFolders(strapi), rights.organisations);
}
