import { describeSchema, type SchemaLine } from './describe-schema.ts';
import { asList, asRecord, asText, type Json } from './read-json.ts';

type Parameter = {
  name: string;
  place: string;
  required: boolean;
  type: string;
  note: string;
};
export type Answer = { status: string; description: string; body: readonly SchemaLine[] };

export type Operation = {
  /** The anchor of its place on the page. */
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  parameters: readonly Parameter[];
  request: readonly SchemaLine[] | undefined;
  answers: readonly Answer[];
  refusals: readonly Answer[];
};

export type Group = { tag: string; operations: readonly Operation[] };
export type Api = { title: string; version: string; groups: readonly Group[] };

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** An OpenAPI document as the page shows it: endpoints under their tags. */
export function readApi(source: unknown): Api {
  const document = asRecord(source);
  const tagged = Object.entries(asRecord(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const written = asRecord(item)[method];
      if (written === undefined) return [];
      const tag = asText(asList(asRecord(written).tags)[0]) ?? 'other';
      return [{ tag, operation: readOperation(method, path, asRecord(written), document) }];
    }),
  );
  const tags = [...new Set(tagged.map(({ tag }) => tag))].toSorted();
  const info = asRecord(document.info);
  return {
    title: asText(info.title) ?? 'API',
    version: asText(info.version) ?? '',
    groups: tags.map((tag) => ({
      tag,
      operations: tagged.filter((entry) => entry.tag === tag).map(({ operation }) => operation),
    })),
  };
}

/** Groups that still hold an operation in which every word of the search occurs. */
export function searchApi(groups: readonly Group[], search: string): readonly Group[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups.flatMap(({ tag, operations }) => {
    const found = operations.filter(({ method, path, summary, access }) => {
      const text = `${tag} ${method} ${path} ${summary} ${access}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ tag, operations: found }] : [];
  });
}

function readOperation(method: string, path: string, written: Json, document: Json): Operation {
  const answers = Object.entries(asRecord(written.responses)).map(([status, answer]) => ({
    status,
    description: asText(asRecord(answer).description) ?? '',
    body: bodyOf(answer, document) ?? [],
  }));
  return {
    id: `${method}-${path.replaceAll(/[^a-zA-Z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}`,
    method: method.toUpperCase(),
    path,
    summary: asText(written.summary) ?? '',
    access: asText(written['x-access']) ?? 'not stated',
    parameters: asList(written.parameters).map((parameter) => readParameter(parameter, document)),
    request: bodyOf(written.requestBody, document),
    answers: answers.filter(({ status }) => status < '400'),
    refusals: answers.filter(({ status }) => status >= '400'),
  };
}

function readParameter(written: unknown, document: Json): Parameter {
  const parameter = asRecord(written);
  const [line] = describeSchema(parameter.schema, document);
  return {
    name: asText(parameter.name) ?? '',
    place: asText(parameter.in) ?? '',
    required: parameter.required === true,
    type: line?.type ?? 'anything',
    note: [asText(parameter.description), line?.note].filter(Boolean).join(' '),
  };
}

function bodyOf(written: unknown, document: Json): readonly SchemaLine[] | undefined {
  const [media] = Object.values(asRecord(asRecord(written).content));
  return media === undefined ? undefined : describeSchema(asRecord(media).schema, document);
}
