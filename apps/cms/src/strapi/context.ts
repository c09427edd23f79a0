/** A file part of a multipart request, as formidable wrote it to disk. */
export interface UploadedFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
  position?: number;
}

type Headers = Record<string, string | string[] | undefined>;

/** What this service uses of Koa's context, as Strapi extends it: parameters of the route, parsed queries and bodies. */
export interface Context {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Headers;
  request: {
    headers: Headers;
    body?: unknown;
    /** Of a multipart request. */
    files?: { files?: UploadedFile | UploadedFile[] };
    ip: string;
    secure: boolean;
    /** The address that the browser asked for. */
    origin: string;
  };
  cookies: {
    get: (name: string, options: { signed: boolean }) => string | undefined;
    set: (name: string, value: string, options: Record<string, unknown>) => void;
  };
  state: {
    user?: Readonly<Record<string, unknown>>;
    userAbility?: unknown;
    session?: { id: string };
    route?: { handler?: unknown };
    /** Id of the user who has proved everything with this request, see signInPage/enter.tsx. */
    secondFactorOf?: number;
  };
  status: number;
  type: string;
  body: unknown;
  res: { destroy: () => void };
  set: (headers: Record<string, string>) => void;
}
