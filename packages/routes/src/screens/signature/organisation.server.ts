import { configurationQuery } from '@group/content-client/configuration/configuration.queries';
import { tenantAssets } from '@group/themes/assets.server';
import { themeTokens } from '@group/themes/tokens';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { orElse } from '../../site/readContent.server.ts';
import type { RequestedSite } from '../../site/siteContext.ts';
import { phoneReader } from './contact.ts';
import { paths } from '../../site/paths.ts';
import type { HeadOffice, Organisation } from './signature.ts';

const readPhone = phoneReader(parsePhoneNumberFromString);

/**
 * The signature's data on the tenant. The head office's number is parsed here, before the browser has loaded the phone
 * library.
 */
export async function readOrganisation(
  site: RequestedSite,
): Promise<{ organisation: Organisation; headOffice: HeadOffice | undefined }> {
  const { tenant, canonicalHost } = site;
  const { width, height } = tenantAssets(tenant.key).logo.small;
  // A signature is valid without it.
  const configuration = await orElse(site.read(configurationQuery), undefined);
  const phone = configuration?.phone;
  return {
    organisation: {
      name: tenant.fullName,
      addressLines: configuration?.addressLines ?? [],
      origin: `https://${canonicalHost}`,
      logo: { path: paths.signatureLogo.href(), width, height },
      colours: { text: themeTokens(tenant.colours).primaryText, line: tenant.colours.secondary },
    },
    headOffice: phone === undefined ? undefined : (readPhone(phone) ?? { text: phone }),
  };
}
