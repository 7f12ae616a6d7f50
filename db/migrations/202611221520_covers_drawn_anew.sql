-- Covers are drawn for the shapes they are shown in (decision 0073): at new addresses, since the old ones are cached for ever.
update banners set picture = '/covers/v2/arafah.dusk.93d1.svg' where picture = '/covers/v1/desert.dusk.93d1.svg';
update galleries set picture = '/covers/v2/arafah.noon.6c5.svg' where picture = '/covers/v1/desert.noon.6c5.svg';
update galleries set picture = '/covers/v2/masa.dusk.b73.svg' where picture = '/covers/v1/makkah.dusk.b73.svg';
update banners set picture = replace(picture, '/covers/v1/', '/covers/v2/') where picture like '/covers/v1/%';
update galleries set picture = replace(picture, '/covers/v1/', '/covers/v2/') where picture like '/covers/v1/%';
-- Link previews show the same covers; they are drawn again when somebody asks.
delete from drawn_pictures;
