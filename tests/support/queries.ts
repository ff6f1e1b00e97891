import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { grouped } from '@/domain/values/grouped';

/** A query of the app, or one of its forms where a condition is only sometimes there. */
export interface AppQuery {
  /** The file and the line, `src/data/orders/orders.ts:32`. */
  place: string;
  /** Null where the source does not tell. */
  collection: string | null;
  constraints: Constraint[];
}

export interface Constraint {
  kind: 'where' | 'orderBy' | 'sum';
  /** Null where the source does not tell; `__name__` is the id. */
  field: string | null;
  /** The operator of a condition, the direction of an order; null where the source does not tell. */
  how: string | null;
}

type Query = Omit<AppQuery, 'place'>;
/** The arguments that parameters stand for; null for those that no source gives. */
type Bound = ReadonlyMap<ts.Node, readonly ts.Expression[] | null>;

/** Thrown by a reading that depends on the caller of a function. */
class CallerNeeded extends Error {
  constructor(readonly of: ts.SignatureDeclaration) {
    super('A caller is needed');
  }
}

/** The most callers above each other that are followed, and calls inside each other. */
const deepest = 12;

/** A type that allows more texts than these, such as the names of all collections, tells as little as any text. */
const mostTexts = 20;

/** Only parsed and asked for single names: a full check of types takes a minute. */
const program = ts.createProgram(filesWithQueries(), {
  ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, strict: true },
  ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.ReactJSX },
  ...{ paths: { '@/*': ['./src/*'] }, types: [], skipLibCheck: true, noEmit: true },
});
const checker = program.getTypeChecker();
const sources = program
  .getSourceFiles()
  .filter(({ fileName }) => /(^|\/)src\//.test(fileName) && !fileName.includes('node_modules'));

const callsByName = grouped(
  sources.flatMap((file) => within(file, ts.isCallExpression)),
  nameOf,
);

function filesWithQueries(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('firestore'));
}

/** All queries and sums that the sources make with the Firestore SDK, each in every form that it can have. */
export function queriesOfTheApp(): AppQuery[] {
  return sources.flatMap((file) =>
    within(file, ts.isCallExpression)
      .filter((call) => isSdk(call, 'query') || isSdk(call, 'getAggregateFromServer'))
      .flatMap((call) => {
        const { line } = file.getLineAndCharacterOfPosition(call.getStart());
        const path = file.fileName.slice(file.fileName.lastIndexOf('src/'));
        const place = `${path}:${line + 1}`;
        try {
          const forms = forEveryCaller(new Map(), (bound) => formsOf(call, bound));
          return forms.map((form) => ({ place, ...form }));
        } catch (cause) {
          const advice = 'Give query() its conditions one by one, or by a function of its file.';
          throw new Error(`${place} cannot be read. ${advice}`, { cause });
        }
      }),
  );
}

/** Reads something; where that depends on the caller of a function, once for every caller. */
function forEveryCaller<T>(bound: Bound, read: (bound: Bound) => T[], depth = 0): T[] {
  try {
    return read(bound);
  } catch (error) {
    if (!(error instanceof CallerNeeded) || depth === deepest) throw error;
    const { of } = error;
    const calls = callsOf(of);
    if (calls.length === 0) return forEveryCaller(withUnknown(of, bound), read, depth + 1);
    return calls.flatMap((call) =>
      forEveryCaller(
        bound,
        (outer) => forEveryCaller(withArguments(of, call.arguments, outer), read, depth + 1),
        depth + 1,
      ),
    );
  }
}

/** The forms of a query; none of one that only adds pages to another, which has its own place. */
function formsOf(call: ts.CallExpression, bound: Bound): Query[] {
  const isPage =
    isSdk(call, 'query') &&
    listsOf(call.arguments.slice(1), bound).every(({ length }) => length === 0);
  return isPage ? [] : queriesOf(call, bound);
}

function queriesOf(whole: ts.Expression, bound: Bound): Query[] {
  const expression = bare(whole);
  const parts = alternatives(expression);
  if (parts) return parts.flatMap((part) => queriesOf(part, bound));
  if (isNothing(expression)) return [];
  if (!ts.isCallExpression(expression)) {
    const meant = meaningOf(expression, bound);
    if (meant) return queriesOf(meant, bound);
    throw new Error(`This is no query that can be read: ${textOf(expression)}`);
  }
  const [first, ...others] = expression.arguments;
  if (isSdk(expression, 'collection')) {
    const names = valuesOf(expression.arguments.at(-1), bound);
    return names.map((collection) => ({ collection: lastPart(collection), constraints: [] }));
  }
  if (first && isSdk(expression, 'query')) {
    const lists = listsOf(others, bound);
    return queriesOf(first, bound).flatMap(({ collection, constraints }) =>
      lists.map((list) => ({ collection, constraints: [...constraints, ...list] })),
    );
  }
  if (first && isSdk(expression, 'getAggregateFromServer')) {
    const added = others.flatMap((other) => within(other, ts.isCallExpression));
    const sums = added
      .filter((call) => isSdk(call, 'sum') || isSdk(call, 'average'))
      .flatMap((call) => valuesOf(call.arguments[0], bound))
      .map((field): Constraint => ({ kind: 'sum', field, how: 'asc' }));
    return queriesOf(first, bound).map(({ collection, constraints }) => ({
      collection,
      constraints: [...constraints, ...sums],
    }));
  }
  return returned(expression, bound, queriesOf);
}

/** The lists of constraints that some arguments can be. */
function listsOf(parts: readonly ts.Expression[], bound: Bound): Constraint[][] {
  return flat(parts, bound).reduce<Constraint[][]>(
    (lists, part) => {
      const more = ts.isSpreadElement(part)
        ? spreadOf(part.expression, bound)
        : constraintsOf(part, bound);
      return lists.flatMap((list) => more.map((added) => [...list, ...added]));
    },
    [[]],
  );
}

function spreadOf(whole: ts.Expression, bound: Bound): Constraint[][] {
  const expression = bare(whole);
  const parts = alternatives(expression);
  if (parts) return parts.flatMap((part) => spreadOf(part, bound));
  if (ts.isArrayLiteralExpression(expression)) return listsOf(expression.elements, bound);
  if (ts.isCallExpression(expression)) return returned(expression, bound, spreadOf);
  const meant = meaningOf(expression, bound);
  if (meant) return spreadOf(meant, bound);
  throw new Error(`This is no list of conditions that can be read: ${textOf(expression)}`);
}

function constraintsOf(whole: ts.Expression, bound: Bound): Constraint[][] {
  const expression = bare(whole);
  const parts = alternatives(expression);
  if (parts) return parts.flatMap((part) => constraintsOf(part, bound));
  if (!ts.isCallExpression(expression)) {
    const meant = meaningOf(expression, bound);
    if (meant) return constraintsOf(meant, bound);
    throw new Error(`This is no condition that can be read: ${textOf(expression)}`);
  }
  const [field, how] = expression.arguments;
  for (const kind of ['where', 'orderBy'] as const) {
    if (!isSdk(expression, kind)) continue;
    const ways = how ? valuesOf(how, bound) : ['asc'];
    return valuesOf(field, bound).flatMap((name) =>
      ways.map((way) => [{ kind, field: name, how: way }]),
    );
  }
  const isPage = ['limit', 'limitToLast', 'startAt', 'startAfter', 'endAt', 'endBefore'].some(
    (name) => isSdk(expression, name),
  );
  if (isPage) return [[]];
  return returned(expression, bound, constraintsOf);
}

/** The texts that an expression can be; null stands for those that the source does not tell. */
function valuesOf(whole: ts.Expression | undefined, bound: Bound): (string | null)[] {
  if (!whole) return [];
  const expression = bare(whole);
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) {
    return [expression.templateSpans.at(-1)?.literal.text || null];
  }
  if (ts.isBinaryExpression(expression) && isElse(expression)) {
    const given = valuesOf(expression.left, bound);
    return given.length > 0 ? given : valuesOf(expression.right, bound);
  }
  const parts = alternatives(expression);
  if (parts) return [...new Set(parts.flatMap((part) => valuesOf(part, bound)))];
  if (ts.isCallExpression(expression) && isSdk(expression, 'documentId')) return ['__name__'];
  const parameter = parameterOf(expression);
  const argument = parameter && bound.get(parameter);
  if (argument) return argument.flatMap((each) => valuesOf(each, bound));
  const known = literalsOf(expression);
  if (known) return known;
  if (parameter && argument === undefined) throw new CallerNeeded(parameter.parent);
  const meant = parameter ? undefined : meaningOf(expression, bound);
  return meant ? valuesOf(meant, bound) : [null];
}

/** The texts that the type of an expression allows; undefined where it allows any, or many. */
function literalsOf(expression: ts.Expression): string[] | undefined {
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  if (types.length > mostTexts) return undefined;
  const texts = types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  return texts.length === types.length ? texts : undefined;
}

/** Reads what a call of a function of the app returns. */
function returned<T>(
  call: ts.CallExpression,
  bound: Bound,
  read: (expression: ts.Expression, bound: Bound) => T[],
): T[] {
  const [first] = call.arguments;
  const memoised = nameOf(call) === 'useMemo' && first ? bare(first) : undefined;
  const called = memoised && isFunction(memoised) ? memoised : functionOf(call.expression);
  if (!called?.body) throw new Error(`This calls no function that can be read: ${textOf(call)}`);
  const inside = memoised ? bound : withArguments(called, call.arguments, bound);
  return returnsOf(called).flatMap((each) => read(each, inside));
}

function returnsOf(called: Callable): ts.Expression[] {
  const { body } = called;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  return within(body, ts.isReturnStatement).flatMap((statement) => {
    const isOwn = ts.findAncestor(statement.parent, isFunction) === called;
    return isOwn && statement.expression ? [statement.expression] : [];
  });
}

/** The expression that a name stands for: an argument of the call, or what a constant is. */
function meaningOf(expression: ts.Expression, bound: Bound): ts.Expression | undefined {
  const parameter = parameterOf(expression);
  if (parameter) {
    const argument = bound.get(parameter);
    if (argument === undefined) throw new CallerNeeded(parameter.parent);
    return argument?.[0];
  }
  const declared = declarationOf(expression);
  if (declared && ts.isVariableDeclaration(declared)) return declared.initializer;
  if (!declared || !ts.isBindingElement(declared)) return undefined;
  const pattern = declared.parent;
  const from = pattern.parent;
  if (!ts.isArrayBindingPattern(pattern) || !ts.isVariableDeclaration(from)) return undefined;
  const list = from.initializer && bare(from.initializer);
  if (!list || !ts.isArrayLiteralExpression(list)) return undefined;
  return list.elements[pattern.elements.indexOf(declared)];
}

function withArguments(
  called: ts.SignatureDeclaration,
  given: readonly ts.Expression[],
  bound: Bound,
): Bound {
  const all = flat(given, bound);
  const own = called.parameters.map((parameter, at): [ts.Node, ts.Expression[]] => [
    parameter,
    all.slice(at, parameter.dotDotDotToken ? undefined : at + 1),
  ]);
  return new Map([...bound, ...own]);
}

function withUnknown({ parameters }: ts.SignatureDeclaration, bound: Bound): Bound {
  return new Map([...bound, ...parameters.map((each): [ts.Node, null] => [each, null])]);
}

/** Arguments, with those that are spread from an array or from the rest of a caller's arguments one by one. */
function flat(given: readonly ts.Expression[], bound: Bound): ts.Expression[] {
  return given.flatMap((each) => {
    if (!ts.isSpreadElement(each)) return [each];
    const list = bare(each.expression);
    if (ts.isArrayLiteralExpression(list)) return flat(list.elements, bound);
    const parameter = parameterOf(list);
    if (!parameter?.dotDotDotToken) return [each];
    const rest = bound.get(parameter);
    if (rest === undefined) throw new CallerNeeded(parameter.parent);
    if (rest === null) throw new Error(`No caller gives this: ${textOf(list)}`);
    return flat(rest, bound);
  });
}

function callsOf(called: ts.SignatureDeclaration): ts.CallExpression[] {
  const { name } = ts.isVariableDeclaration(called.parent) ? called.parent : called;
  const named = (name && callsByName.get(name.getText())) ?? [];
  return named.filter((call) => functionOf(call.expression) === called);
}

type Callable =
  ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

function isFunction(node: ts.Node): node is Callable {
  return (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** The function that is called by an expression. */
function functionOf(callee: ts.Expression): Callable | undefined {
  const declared = declarationOf(callee);
  if (!declared || isFunction(declared)) return declared;
  if (!ts.isVariableDeclaration(declared) || !declared.initializer) return undefined;
  const value = bare(declared.initializer);
  return isFunction(value) ? value : undefined;
}

function declarationOf(expression: ts.Expression): ts.Declaration | undefined {
  const named = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  const symbol = checker.getSymbolAtLocation(named);
  if (!symbol) return undefined;
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = meant.valueDeclaration;
  if (!declared || !ts.isShorthandPropertyAssignment(declared)) return declared;
  return checker.getShorthandAssignmentValueSymbol(declared)?.valueDeclaration;
}

function parameterOf(expression: ts.Expression): ts.ParameterDeclaration | undefined {
  const declared = declarationOf(expression);
  return declared && ts.isParameter(declared) ? declared : undefined;
}

function isSdk(call: ts.CallExpression, name: string): boolean {
  if (nameOf(call) !== name) return false;
  const file = declarationOf(call.expression)?.getSourceFile().fileName ?? '';
  return file.includes('/firestore/');
}

function nameOf({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** An expression without what only tells its type. */
function bare(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression);
  return isWrapped ? bare(expression.expression) : expression;
}

/** The parts of which an expression is one; undefined where there is no choice. */
function alternatives(expression: ts.Expression): ts.Expression[] | undefined {
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse];
  if (!ts.isBinaryExpression(expression)) return undefined;
  if (isElse(expression)) return [expression.left, expression.right];
  const isAnd = expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? [expression.right] : undefined;
}

function isElse({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
}

function isNothing(expression: ts.Expression): boolean {
  return expression.kind === ts.SyntaxKind.NullKeyword || expression.getText() === 'undefined';
}

function lastPart(path: string | null): string | null {
  return path?.split('/').at(-1) || null;
}

function textOf(node: ts.Node): string {
  return node.getText().slice(0, 120);
}

/** All nodes of a kind inside another, from the outside inwards. */
function within<T extends ts.Node>(node: ts.Node, isKind: (each: ts.Node) => each is T): T[] {
  const found: T[] = [];
  const visit = (each: ts.Node) => {
    if (isKind(each)) found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
