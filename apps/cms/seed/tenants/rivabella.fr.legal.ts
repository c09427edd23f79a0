import { callToAction, text } from '../blocks.ts';
import type { ImprintTexts, PageTexts } from '../entries.ts';

export const frenchPrivacy: PageTexts = {
  title: 'Protection des données',
  metaDescription:
    'Quelles données personnelles le site de Casa Rivabella SA traite, pendant combien de temps, et quels sont vos droits.',
  blocks: [
    text(
      'En bref',
      'La discrétion est chez nous une règle de maison. Nous ne traitons que ce que vous nous confiez, et seulement pour cela.',
      'Ce site ne vous compte pas, ne vous suit pas et ne montre aucune publicité.',
    ),
    text(
      'Qui est responsable',
      'Casa Rivabella SA, Via Lungolago 18, 6699 Riva San Carlo, est responsable du traitement des données personnelles sur ce site.',
      'Nous répondons volontiers à vos questions : 091 000 00 00 ou casa@rivabella.example.',
    ),
    text(
      'Quelles données nous traitons',
      '- Quand vous ouvrez une page : son adresse, l’heure et la réponse du serveur. Il le faut pour le fonctionnement et la sécurité.',
      '- Quand vous nous écrivez : votre nom, votre adresse e-mail et votre message. Nous les utilisons pour vous répondre.',
      '- Quand vous postulez : vos indications dans le formulaire et les fichiers joints. Nous les utilisons pour décider de l’engagement.',
      '- Quand vous envoyez un formulaire : l’adresse réseau de votre connexion. Elle est comptée pendant une heure au plus, pour que personne ne nous submerge, et n’est écrite nulle part.',
      'Ce que vous tapez dans un formulaire, votre navigateur le garde jusqu’à l’envoi ou la fermeture de l’onglet. Nous ne le voyons qu’après l’envoi. Il réduit d’abord les grandes photos.',
    ),
    text(
      'Combien de temps nous les gardons',
      'Nous supprimons votre candidature et tous ses fichiers 90 jours après une réponse négative. Si vous êtes engagé, ils entrent dans votre dossier personnel.',
      'Nous supprimons les messages au plus tard un an après leur arrivée.',
    ),
    text(
      'Qui les voit',
      'Seules les personnes qui traitent votre demande ou votre candidature. Qui exploite les serveurs pour nous est tenu par contrat à la confidentialité.',
      'Nous ne vendons pas de données et ne les cédons pas à des fins publicitaires.',
    ),
    text(
      'Cookies, traceurs et services tiers',
      'Il n’y a ni statistiques avec des données personnelles, ni réseaux sociaux intégrés, ni polices provenant d’autres serveurs. Un cookie n’est placé que lorsque le personnel se connecte à l’espace interne ; il disparaît à la déconnexion, au plus tard après huit heures.',
      'Si un lien mène à un autre site, c’est la déclaration de ce site qui s’applique.',
    ),
    text(
      'Vos droits',
      'Selon la loi fédérale sur la protection des données (LPD), vous pouvez à tout moment :',
      '- savoir si nous traitons des données vous concernant, lesquelles, et les obtenir',
      '- faire corriger des indications fausses',
      '- demander que vos données soient supprimées ou ne soient plus traitées',
      '- retirer un consentement',
      'Un petit mot suffit ; nous répondons dans les 30 jours et gratuitement. Si vous n’êtes pas d’accord, vous pouvez vous adresser au Préposé fédéral à la protection des données et à la transparence (PFPDT).',
    ),
    text(
      'Version',
      'Cette déclaration est valable depuis le 1er novembre 2026. Si quelque chose change, vous le lirez ici.',
    ),
    callToAction('Encore une question ?', 'Nous vous l’expliquons aussi au téléphone.', 'Nous contacter', '/kontakt'),
  ],
};

export const frenchImprint: ImprintTexts = {
  responsibleAuthority: 'Casa Rivabella SA, Via Lungolago 18, 6699 Riva San Carlo',
  representatives: [
    ['Avv. Renato Bianchi', 'Président du conseil d’administration'],
    ['Lucia Fontana', 'Directrice'],
  ],
  disclaimers: [
    '## Contenus',
    'Nous vérifions nos indications avec soin. Elles peuvent toutefois comporter des erreurs ou ne plus être à jour ; nous n’en garantissons ni l’exactitude ni l’exhaustivité.',
    '## Liens',
    'Les exploitants des sites tiers auxquels nous renvoyons sont responsables de leurs contenus.',
  ],
  copyright: [
    'Les textes, les images et la présentation de ce site appartiennent à Casa Rivabella SA ou sont montrés avec l’accord des ayants droit.',
    'Merci de nous demander avant d’en réutiliser quelque chose.',
  ],
};
