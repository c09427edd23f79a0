import { defineTenant } from '../../defineTenant.ts';

export const enfermagem = defineTenant({
  key: 'enfermagem',
  name: 'Enfermagem',
  fullName: 'Enfermagem Pflegepersonal',
  hosts: ['enfermagem.example'],
  hostRole: 'fallback',
  colours: {
    primary: '#1858b1',
    primaryHover: '#004498',
    secondary: '#26a59f',
    secondaryHover: '#40b8b2',
  },
  character: {
    opening: 'words',
    voice: 'geometric',
    corners: 'soft',
    ground: 'secondary',
    rhythm: 'close',
    sign: 'rule',
    lists: 'open',
    doors: 'edged',
  },
  features: { business: 'EmploymentAgency' },
});
