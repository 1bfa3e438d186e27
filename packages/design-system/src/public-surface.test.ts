import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;

/** What a host could use to restyle a component from outside: looks are the theme's, room is the layout parts'. */
const holes = ['className', 'style', 'css', 'sx'];

/** Speak for themselves: what lies inside, and what HTML and React already say of an attribute. */
const selfEvident = /^(children|id|ref|key|href|name|onClick|onBlur|aria-[a-z]+)$/;

interface PublicComponent {
  name: string;
  props: string[];
  /** Props of our own without a word on why they are there. */
  unexplained: string[];
}

/** Every exported function that takes props, with the names of all of them: of each member of a union, and of what it extends. */
function publicComponents(): PublicComponent[] {
  const configPath = join(folder, '../tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(folder, '..'),
  );
  const program = ts.createProgram([join(folder, 'index.ts')], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(folder, 'index.ts'));
  const module = index && checker.getSymbolAtLocation(index);
  if (!module) throw new Error('index.ts exports nothing');

  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!/^[A-Z][a-z]/.test(exported.name) || !(symbol.flags & ts.SymbolFlags.Value)) return [];
    const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
    return signatures.map((signature) => {
      const [given] = signature.getParameters();
      const type = given && checker.getTypeOfSymbol(given);
      const members = type ? (type.isUnion() ? type.types : [type]) : [];
      const props = members.flatMap((member) => checker.getPropertiesOfType(member));
      const explained = new Set(props.filter((prop) => prop.getDocumentationComment(checker).length > 0).map(({ name }) => name));
      const names = [...new Set(props.map((prop) => prop.name))];
      return {
        name: exported.name,
        props: names,
        unexplained: names.filter((prop) => !explained.has(prop) && !selfEvident.test(prop)),
      };
    });
  });
}

const components = publicComponents();

describe('the public components', () => {
  it('are found by their types', () => {
    expect(components.find(({ name }) => name === 'Button')?.props).toEqual(
      expect.arrayContaining(['children', 'loadingLabel', 'aria-label']),
    );
    expect(components.find(({ name }) => name === 'Pagination')?.props).toEqual(
      expect.arrayContaining(['page', 'hrefFor', 'onPageChange']),
    );
    expect(components.length).toBeGreaterThan(40);
  });

  it.each(components)('$name can’t be restyled from outside', ({ props }) => {
    expect(props.filter((prop) => holes.includes(prop))).toEqual([]);
  });

  it.each(components)('$name says of each prop why it is there', ({ unexplained }) => {
    expect(unexplained).toEqual([]);
  });
});
