import { describe, expect, it } from 'vitest';
import { OperatorError } from '../repository/operatorError.ts';
import { addTenant } from './tenantList.ts';

const list = `import type { Tenant } from './tenant.ts';
import { bauma } from './tenants/bauma/tenant.ts';
import { tabor } from './tenants/tabor/tenant.ts';

const registered = [
  tabor,
  bauma,
] as const;

export const none = [];
`;

describe('addTenant', () => {
  it.each([
    ['anker', 1],
    ['haus-am-see', 2],
    ['zeder', 3],
  ])('imports %s on line %d, and lists it last', (key, line) => {
    const lines = addTenant(list, key).split('\n');
    expect(lines[line]).toContain(`from './tenants/${key}/tenant.ts';`);
    expect(lines.slice(-6).join('\n')).toMatch(/^ {2}bauma,\n {2}\w+,\n\] as const;/);
    expect(lines).toHaveLength(list.split('\n').length + 2);
  });

  it.each([
    ['bauma', list],
    ['anker', 'export const tenants = [];'],
  ])('rejects %s where it cannot', (key, source) => {
    expect(() => addTenant(source, key)).toThrow(OperatorError);
  });
});
