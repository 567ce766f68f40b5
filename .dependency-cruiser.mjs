// The walls of the house. ARCHITECTURE.md names each of them; docs/architecture.test.ts compares the two.
import swcVisitor from '@swc/core/Visitor.js';

/** Subjects of the server from the ground up: each may import those before it, and the kernel. */
const subjects = [
  'email',
  'ai',
  'people',
  'documents',
  'evidence',
  'knowledge',
  'conflicts',
  'addresses',
  'replies',
  'story',
  'gate',
  'letters',
  'sources',
  'sending',
  'packet',
  'money',
  'application',
  'cases',
  'papers',
  'sharing',
  'messages',
  'inquiries',
  'privacy',
  'reports',
  'security',
  'auth',
  'doors',
  'events',
  'system',
  'backup',
  'site',
  'demo',
];

const rooms = '^(content|contract|db|domain|drafting|knowledge|server|web)/';
const oneOf = (names) => `(${names.join('|')})`;
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** A room imports itself and the rooms below it, and no other. */
const wall = (name, room, below) =>
  forbid(name, { path: `^${room}/` }, { path: rooms, pathNot: `^${oneOf([room, ...below])}/` });

export default {
  forbidden: [
    // Rules and words of the business need nothing.
    wall('domain-imports-nothing', 'domain', []),
    wall('knowledge-imports-domain', 'knowledge', ['domain']),
    // Drafting is pure: what it needs of a case is handed to it.
    wall('drafting-imports-knowledge', 'drafting', ['knowledge', 'domain']),
    wall('contract-imports-domain', 'contract', ['domain']),
    wall('db-imports-domain', 'db', ['domain']),
    // Public pages say of an agreement what the knowledge has read in it.
    wall('content-imports-knowledge', 'content', ['knowledge', 'domain']),
    // What runs in the browser reaches the server by the contract alone.
    wall('web-imports-contract', 'web', ['content', 'contract', 'domain']),
    wall('server-imports-no-web', 'server', ['content', 'contract', 'db', 'drafting', 'knowledge', 'domain']),

    // engines <- ports <- kernel <- subjects <- app
    forbid('engines-import-no-server', { path: '^server/engines/' }, { path: '^server/', pathNot: '^server/engines/' }),
    forbid(
      'ports-import-engines',
      { path: '^server/ports/' },
      { path: '^server/', pathNot: '^server/(ports|engines)/' },
    ),
    forbid(
      'kernel-imports-no-subject',
      { path: '^server/kernel/' },
      { path: '^server/', pathNot: '^server/(kernel|ports|engines)/' },
    ),
    ...subjects.map((subject, index) =>
      forbid(
        'subjects-in-order',
        { path: `^server/${subject}/` },
        { path: `^server/${oneOf(subjects.slice(index + 1))}/` },
      ),
    ),
    forbid('subjects-below-app', { path: '^server/[^/]+/' }, { path: '^server/[^/]+$' }),

    // What is made up never reaches production.
    forbid('testing-stays-outside', { path: [rooms, '^main.ts'] }, { path: '^(testing|bench|e2e)/' }),

    forbid('no-cycle-of-files', {}, { circular: true }),
    {
      ...forbid(
        'no-cycle-of-folders',
        { path: '^(content|contract|db|domain|drafting|knowledge|server|web)(/|$)' },
        { circular: true },
      ),
      scope: 'folder',
    },
  ],
  options: {
    // TypeScript 7 has no API yet that dependency-cruiser could parse with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test|spec)\\.tsx?$' },
  },
};

// dependency-cruiser walks the tree with swc's visitor, which does not know `using` yet.
const { prototype } = swcVisitor.Visitor;
const { visitStatement } = prototype;
prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  return this.visitVariableDeclaration({ ...statement, declarations: statement.decls });
};
